import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Sessions } from './cookies.ts';
import { checked } from './http.ts';
import type { HookState } from './protocol.ts';
import { publicAddressOf } from './public-address.ts';
import { refuse } from './refusal.ts';
import { newCapability } from './secrets.ts';
import type { SeatRow, Store } from './store.ts';
import { hookAddress, type Webhooks } from './webhooks.ts';

const given = z.strictObject({ url: z.string().max(2000) });

export interface WebhookRoutes extends Pick<Sessions, 'seatOf'> {
  readonly store: Store;
  readonly webhooks: Webhooks;
  readonly perMinute: number | undefined;
}

/** The game master of a table sets the address that learns whose turn it is, if the owner of the server allows that. */
export function addWebhooks(app: FastifyInstance, { store, webhooks, perMinute, seatOf }: WebhookRoutes): void {
  const { ofTables, allowed } = webhooks.options;
  const mastered = (row: SeatRow): string => (row.kind === 'gm' || row.kind === 'solo' ? row.table_id : refuse('not-for-your-seat'));
  const path = '/api/seats/:seat/webhook';
  app.get<{ Params: { seat: string } }>(path, async (request): Promise<HookState> => {
    const table = mastered(await seatOf(request, request.params.seat));
    return { isAllowed: ofTables, url: (await store.hook(table))?.url ?? null };
  });
  app.put<{ Params: { seat: string } }>(path, { config: { rateLimit: { max: perMinute ?? 10, timeWindow: 60_000 } } }, async (request) => {
    const table = mastered(await seatOf(request, request.params.seat));
    if (!ofTables) return refuse('no-webhooks');
    const url = hookAddress(checked(given, request.body).url);
    await publicAddressOf(new URL(url).hostname, allowed).catch(() => refuse('webhook-not-public'));
    const secret = newCapability();
    await store.setHook(table, { url, secret });
    return { url, secret };
  });
  app.delete<{ Params: { seat: string } }>(path, async (request) => {
    await store.setHook(mastered(await seatOf(request, request.params.seat)), null);
    return {};
  });
}
