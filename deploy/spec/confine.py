"""Runs a command that may open sockets of the named address families alone, as systemd's
RestrictAddressFamilies does: confine.py AF_INET,AF_UNIX COMMAND...

Any other family fails with EAFNOSUPPORT. The filter is a small seccomp program for x86-64 and arm64.
"""

import ctypes
import errno
import os
import platform
import socket
import struct
import sys

PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 38, 22, 2
LOAD, EQUALS, RETURN = 0x20, 0x15, 0x06
ALLOW, FAIL = 0x7FFF0000, 0x00050000
SOCKET_CALLS = {"x86_64": 41, "aarch64": 198}


def filter_for(families):
    """Loads the number of the call, then the first argument of socket()."""
    count = len(families)
    rules = [(LOAD, 0, 0, 0), (EQUALS, 0, count + 2, SOCKET_CALLS[platform.machine()]), (LOAD, 0, 0, 16)]
    for index, family in enumerate(families):
        rules.append((EQUALS, count - index, 0, family))
    rules.append((RETURN, 0, 0, FAIL | errno.EAFNOSUPPORT))
    rules.append((RETURN, 0, 0, ALLOW))
    return b"".join(struct.pack("HBBI", *rule) for rule in rules)


def confine(families):
    program = filter_for(families)
    code = ctypes.create_string_buffer(program, len(program))
    header = struct.pack("HxxxxxxP", len(program) // 8, ctypes.addressof(code))
    libc = ctypes.CDLL(None, use_errno=True)
    rules = ctypes.create_string_buffer(header, len(header))
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) or libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, rules):
        sys.exit(f"seccomp: {os.strerror(ctypes.get_errno())}")


confine([getattr(socket, name) for name in sys.argv[1].split(",")])
os.execvp(sys.argv[2], sys.argv[2:])
