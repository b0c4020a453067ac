// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const PREFERENCES = `motion = Motion
motion-auto = system
motion-off = off
letters = Typeface
letters-easy = Use a typeface whose letters are easier to tell apart
signals = Signals
signals-what = On your turn, on a roll, on a wound and at the end of a fight.
signals-sound = Sound
signals-vibration = Vibration, only on your turn
keys-single = Use letters and numbers as shortcuts
keys-single-what = Off: only Enter, Escape, Tab and the arrow keys work, and the board’s keys while the board has focus.
about = About
about-icons = Icons of weapons, actions and conditions: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Icons of the pages: Lucide, ISC.
about-fonts = Typefaces: Hanken Grotesk, Vollkorn and Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-docs = Documentation
colours-auto = system
colours-light = light
colours-dark = dark
colours-contrast = high contrast
`;

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
    readonly 'about': { };
    readonly 'about-icons': { };
    readonly 'about-fonts': { };
    readonly 'about-docs': { };
    readonly 'colours-auto': { };
    readonly 'colours-light': { };
    readonly 'colours-dark': { };
    readonly 'colours-contrast': { };
  }
}
