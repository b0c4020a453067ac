import type { Digest, Founded, Scene, ShownRoll, ShownSeat } from '@riposte/server/protocol';
import { CorrectSheet } from './amend.tsx';
import { DigestSheet } from './digest.tsx';
import { HelpSheet } from './help.tsx';
import { InviteSheet } from './invite.tsx';
import { learn } from './language.ts';
import { MasterSheet } from './master.tsx';
import { SHEETS } from './messages-sheets.gen.ts';
import type { Say } from './net.ts';
import { type Command, Palette } from './palette.tsx';
import { RuleSheet } from './rule-sheet.tsx';

learn(SHEETS);

/** The sheet that lies over the table. */
export type Open =
  | { readonly kind: 'help' | 'master' | 'invite' | 'palette' }
  /** The game master draws; nothing lies over the table. */
  | { readonly kind: 'draw' }
  | { readonly kind: 'digest'; readonly digest: Digest }
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'amend'; readonly entry: number; readonly roll: ShownRoll };

export interface SheetsProps {
  readonly open: Open;
  readonly scene: Scene;
  readonly founded: Founded | null;
  readonly commands: readonly Command[];
  readonly ask: Say;
  /** Looks at the fight as it was after an entry. */
  readonly look: (entry: number) => void;
  readonly draw: () => void;
  /** A new link to a seat was made. */
  readonly invite: (path: string, seat: ShownSeat) => void;
  readonly close: () => void;
}

export function Sheets({ open, scene, founded, commands, ask, look, draw, invite, close }: SheetsProps): React.ReactNode {
  switch (open.kind) {
    case 'digest':
      return <DigestSheet digest={open.digest} look={look} close={close} />;
    case 'rule':
      return <RuleSheet ruleset={scene.table.ruleset} id={open.id} close={close} />;
    case 'help':
      return <HelpSheet scene={scene} say={ask} close={close} />;
    case 'palette':
      return <Palette commands={commands} close={close} />;
    case 'invite':
      return founded === null ? null : <InviteSheet founded={founded} close={close} />;
    case 'amend':
      return <CorrectSheet entry={open.entry} roll={open.roll} say={ask} close={close} />;
    case 'master':
      return <MasterSheet scene={scene} say={ask} close={close} draw={draw} invite={invite} />;
    case 'draw':
      return null;
  }
}
