// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The messages of a part of the page, by language. */
export const PREFERENCES = {
  de: `motion = Bewegung
motion-auto = System
motion-off = aus
letters = Buchstaben
letters-easy = Buchstaben, die sich leichter unterscheiden
signals = Signale
signals-what = Wenn du dran bist, bei Würfen, Wunden und am Ende eines Kampfs.
signals-sound = Töne
signals-vibration = Vibration, nur wenn du dran bist
keys-single = Buchstaben und Zahlen sind Befehle
keys-single-what = Aus: Nur Eingabe, Escape, Tab und Pfeiltasten bewirken etwas, und was der Spielplan tut, solange er den Fokus hat.
`,
  en: `motion = Motion
motion-auto = system
motion-off = off
letters = Letters
letters-easy = Letters that are easier to tell apart
signals = Signals
signals-what = On your turn, on a roll, on a wound and at the end of a fight.
signals-sound = Sound
signals-vibration = Vibration, only on your turn
keys-single = Letters and numbers are commands
keys-single-what = Off: only Enter, Escape, Tab and the arrow keys work, and the keys of the board while it has the focus.
`,
};

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'motion': { };
    readonly 'motion-auto': { };
    readonly 'motion-off': { };
    readonly 'letters': { };
    readonly 'letters-easy': { };
    readonly 'signals': { };
    readonly 'signals-what': { };
    readonly 'signals-sound': { };
    readonly 'signals-vibration': { };
    readonly 'keys-single': { };
    readonly 'keys-single-what': { };
  }
}
