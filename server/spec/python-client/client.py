"""Plays a whole match against a bot and draws it: python3 client.py HOST:PORT GAME

It uses nothing but what docs/protocol.md says, checks what that page promises, and fails where it does not hold.
"""

import http.client
import json
import random
import secrets
import sys
import time

from games import GAMES
from web_socket import WebSocket

NAME = "Monty"
SETTINGS = {
    "clock": {"kind": "per-move", "move": 60_000},
    "listing": "public",
    "onlookers": "welcome",
    "chat": "phrases",
}


def begin_session(address):
    """Returns the cookie of a new session."""
    line = http.client.HTTPConnection(address, timeout=60)
    body = json.dumps({"name": NAME, "penguin": "rockhopper"})
    line.request("PUT", "/api/me", body, {"Content-Type": "application/json"})
    answer = line.getresponse()
    assert answer.status == 200, answer.read()
    return answer.getheader("Set-Cookie").split(";")[0]


class Client:
    """Asks one thing at a time, and keeps the latest of everything the server tells meanwhile."""

    def __init__(self, address):
        host, port = address.split(":")
        headers = {
            "Origin": f"http://{address}",
            "Cookie": begin_session(address),
            "Sec-WebSocket-Protocol": "rookery.1",
        }
        self.socket = WebSocket(host, int(port), "/socket", headers)
        self.last_id = 0
        self.latest = {}
        self.updates = 0
        self.pinged_at = time.monotonic()

    @property
    def table(self):
        return self.latest["table"]["table"]

    @property
    def update(self):
        return self.latest["update"]

    def ask(self, ask_type, **fields):
        """Returns the answer; everything else that comes before it is kept."""
        self.last_id += 1
        self.socket.send(json.dumps({"type": ask_type, "id": self.last_id, **fields}))
        while True:
            tell = self.hear()
            if tell.get("id") == self.last_id:
                assert tell["type"] != "refused", tell
                return tell

    def hear(self):
        tell = json.loads(self.socket.receive())
        self.latest[tell["type"]] = tell
        if tell["type"] == "update":
            self.updates += 1
            self.check_news(tell)
        return tell

    def check_news(self, update):
        """Whatever was placed lies where a client would draw it."""
        game = GAMES[self.table["game"]]
        for event in update["news"]:
            if event["type"] == "placed":
                assert game.lies_there(update["view"], event, update["news"]), update

    def hear_until(self, holds):
        while not holds():
            self.hear()
            self.ping_if_due()

    def ping_if_due(self):
        if time.monotonic() - self.pinged_at > self.latest["welcome"]["heartbeat"] / 2000:
            self.pinged_at = time.monotonic()
            assert self.ask("ping")["type"] == "pong"


def sit_down(client, game):
    """Opens a table with a bot, finds it in the lobby, and begins. Returns its address."""
    bots = [{"seat": 1, "level": "chick"}]
    wish = {"game": game, "seats": 2, "options": None, "bots": bots, "settings": SETTINGS}
    table = client.ask("create", nonce=secrets.token_urlsafe(16), **wish)["table"]
    client.ask("follow-lobby")
    client.hear_until(lambda: find_in_lobby(client, table))
    entry = find_in_lobby(client, table)
    assert (entry["seats"], entry["taken"], entry["hostName"]) == (2, 1, NAME), entry
    client.ask("leave-lobby")
    client.ask("enter", table=table)
    client.ask("sit", table=table, seat=None)
    client.ask("start", table=table)
    client.hear_until(lambda: "update" in client.latest)
    assert client.table["you"] == {"seat": 0, "isHost": True}, client.table
    return table


def find_in_lobby(client, table):
    tables = client.latest.get("lobby", {"tables": []})["tables"]
    return next((each for each in tables if each["id"] == table), None)


def play(client, chance):
    """Plays until the match is over. Returns how many decisions that took."""
    seat = client.table["you"]["seat"]
    decisions = 0
    while client.update["waiting"]["for"] != "nobody":
        if seat in client.update["waiting"]["seats"]:
            decide(client, chance)
            decisions += 1
            show(client)
        else:
            seen = client.updates
            client.hear_until(lambda: client.updates > seen)
    return decisions


def decide(client, chance):
    """Makes any legal move. `decided` has to come before the update that shows the move."""
    update = client.update
    where = {"table": update["table"], "match": update["match"]}
    move = chance.choice(update["legal"])
    decided = client.ask("decide", **where, nth=update["nth"], move=move)
    # Only an own decision raises the number of the next one.
    assert client.update["nth"] == update["nth"], "the update came before its answer"
    client.hear_until(lambda: client.update["seq"] >= decided["seq"])
    assert client.update["nth"] == update["nth"] + 1, client.update


def show(client):
    print(GAMES[client.table["game"]].draw(client.update["view"]), end="\n\n")


def main(address, game):
    client = Client(address)
    welcome = client.ask("hello", protocol=1, client="python client 1", resume=[])
    assert game in [each["id"] for each in welcome["games"]], welcome
    assert welcome["you"]["name"] == NAME, welcome
    table = sit_down(client, game)
    decisions = play(client, random.Random(game))
    client.hear_until(lambda: client.table["phase"] == "over")
    show(client)
    ranking = client.update["waiting"]["ranking"]
    assert sorted(seat for equals in ranking for seat in equals) == [0, 1], ranking
    client.ask("close", table=table)
    client.hear_until(lambda: "gone" in client.latest)
    client.socket.close()
    print(f"{game}: {decisions} decisions, {client.updates} updates, ranking {ranking}")


if __name__ == "__main__":
    main(*sys.argv[1:])
