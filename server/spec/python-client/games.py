"""What a client has to know of each game to draw it: nothing of the rules, only what views look like."""


class PenguinParty:
    """One pyramid that all build, and how many cards everybody holds."""

    @staticmethod
    def draw(view):
        current = view["stage"]["round"]
        lines = [
            " " * row + " ".join(colour[0].upper() if colour else "." for colour in cells)
            for row, cells in enumerate(current["pyramid"]["rows"])
        ]
        held = ", ".join(f"{player['cards']} cards" for player in current["players"])
        mine = ", ".join(f"{count} {colour}" for colour, count in current["hand"].items() if count)
        title = f"Round {current['number']}: {held}, points {view['points']}, hand {mine or 'empty'}"
        return "\n".join([title, *reversed(lines)])

    @staticmethod
    def lies_there(view, placed, news):
        """Whether a card that was placed lies where the news say; a round may have ended since."""
        is_over = any(event["type"] == "round-ended" for event in news)
        pyramid = (view["lastRound"] if is_over else view["stage"]["round"])["pyramid"]
        return pyramid["rows"][placed["row"]][placed["x"] - pyramid["left"]] == placed["colour"]


class Penguinramids:
    """Everybody's own pyramid. A penguin drawn as 1r20 is red, weighs 2 and has arms of 1 and 0."""

    @staticmethod
    def draw(view):
        table = view["stage"]["table"]
        unseen = table["deck"]["unseen"]
        lines = [f"Round {table['round']}: chief {table['chief']}, {unseen} cards unseen"]
        for seat, player in enumerate(table["players"]):
            lines.append(f"Seat {seat}: hand {player['hand']}, tokens {player['tokens']}")
            for level, slots in reversed(list(enumerate(player["pyramid"]))):
                penguins = " ".join(Penguinramids.draw_penguin(penguin) for penguin in slots)
                lines.append("   " * level + penguins)
        return "\n".join(lines)

    @staticmethod
    def draw_penguin(penguin):
        if penguin is None:
            return "  .  "
        card, tokens = penguin["card"], penguin["tokens"]
        is_grey = penguin["side"] == "grey"
        left, right = ((1 if is_grey else card[arm]) + tokens[arm] for arm in ("left", "right"))
        middle = "x0" if is_grey else f"{card['colour'][0]}{card['weight']}"
        return f"{left}{middle}{right}".center(5)

    @staticmethod
    def lies_there(view, placed, _news):
        level, index = placed["slot"]
        pyramid = view["stage"]["table"]["players"][placed["seat"]]["pyramid"]
        return pyramid[level][index]["card"] == placed["penguin"]


GAMES = {"penguin-party": PenguinParty, "penguinramids": Penguinramids}
