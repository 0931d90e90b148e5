"""A web socket as RFC 6455 has it, with the standard library only."""

import base64
import hashlib
import os
import socket
import struct

MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA


class Closed(Exception):
    """The other side has closed the socket, with a code and a reason."""


class WebSocket:
    def __init__(self, host, port, path, headers):
        self.line = socket.create_connection((host, port), timeout=60)
        self.unread = b""
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = {
            "Host": f"{host}:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in upgrade.items())]
        self.line.sendall("\r\n".join([*lines, "", ""]).encode())
        self.check_answer(key, headers["Sec-WebSocket-Protocol"])

    def check_answer(self, key, protocol):
        head, *fields = self.read_head().split("\r\n")
        if head.split(" ")[1] != "101":
            raise Closed(head)
        answer = dict(field.lower().split(": ", 1) for field in fields if field)
        expected = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest()).decode()
        assert answer["sec-websocket-accept"] == expected.lower(), "another server answers"
        assert answer["sec-websocket-protocol"] == protocol, "the server speaks another protocol"

    def read_head(self):
        while b"\r\n\r\n" not in self.unread:
            self.read_more()
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        return head.decode()

    def read_more(self):
        more = self.line.recv(65536)
        if not more:
            raise Closed("the line broke")
        self.unread += more

    def read_bytes(self, count):
        while len(self.unread) < count:
            self.read_more()
        found, self.unread = self.unread[:count], self.unread[count:]
        return found

    def read_frame(self):
        first, second = self.read_bytes(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", self.read_bytes(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self.read_bytes(8))
        return bool(first & 0x80), first & 0x0F, self.read_bytes(length)

    def receive(self):
        """Returns the next text message. Answers pings meanwhile."""
        message = b""
        while True:
            is_last, opcode, content = self.read_frame()
            if opcode == PING:
                self.send_frame(PONG, content)
            elif opcode == CLOSE:
                raise Closed(content[2:].decode(), *struct.unpack("!H", content[:2]))
            elif opcode in (TEXT, CONTINUATION):
                message += content
                if is_last:
                    return message.decode()

    def send(self, text):
        self.send_frame(TEXT, text.encode())

    def send_frame(self, opcode, content):
        """Sends a frame, masked as those of clients have to be."""
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(content))
        size = len(content)
        if size < 126:
            length = bytes([0x80 | size])
        else:
            length = bytes([0x80 | 126]) + struct.pack("!H", size)
        self.line.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def close(self):
        self.send_frame(CLOSE, struct.pack("!H", 1000))
        self.line.close()
