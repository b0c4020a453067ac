### After a fight, and in replays.

## Replay

replay-start = Before the fight
# sample: number=3 count=12
replay-after = After entry { $number } of { $count }
replay-moment = Moment of the fight
replay-back = Step back
replay-on = Step forward
replay-play = Play
replay-stop = Stop
replay-share = Share this moment
replay-branch = What if: play on from here
replay-now = Back to now
replay-fetching = Fetching the fight …
# sample: address=https://example.org/fight.jsonl why=404
replay-not-there = Cannot load the fight at { $address }: { $why }
# sample: most=20
replay-too-large = it is larger than { $most } MB
embed-open = Play on in Riposte

## The end

end-again = Play it again
end-look-back = Look back
end-stands = standing
end-share = Share the replay
end-save = Save the replay
# sample: title=Duel_at_dawn
end-next = Next: { $title }
end-points = Turning points
end-sums = Damage dealt and taken, and luck
end-given = Dealt
end-taken = Taken
end-luck = Luck
end-unknown = This is not one of the ready-made fights. Open its file again.
