/** Who sits at a seat. */
export type SeatKind = 'gm' | 'player' | 'solo' | 'spectator';

/** How much the computer does: all; dice and arithmetic; arithmetic only, with dice typed in by hand. */
export const AUTOMATIONS = ['referee', 'assist', 'manual'] as const;
export type Automation = (typeof AUTOMATIONS)[number];
