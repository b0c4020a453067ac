// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The messages of a part of the page, by language. */
export const PREFERENCES = {
  de: `motion = Bewegung
motion-auto = System
motion-off = aus
keys-single = Buchstaben und Zahlen sind Befehle
keys-single-what = Aus: Nur Eingabe, Escape, Tab und Pfeiltasten bewirken etwas, und was der Spielplan tut, solange er den Fokus hat.
`,
  en: `motion = Motion
motion-auto = system
motion-off = off
keys-single = Letters and numbers are commands
keys-single-what = Off: only Enter, Escape, Tab and the arrow keys do something, besides what the board does while it has the focus.
`,
};

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'motion': { };
    readonly 'motion-auto': { };
    readonly 'motion-off': { };
    readonly 'keys-single': { };
    readonly 'keys-single-what': { };
  }
}
