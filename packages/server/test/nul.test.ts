import { describe, expect, it } from 'vitest';
import { hasNul } from '../src/json.ts';
import { atTable, ownFolder, post } from './harness.ts';
import { YARD } from './toy.ts';

const folder = ownFolder();

describe('the character NUL', () => {
  it('is found as it is and as JSON writes it, and what only looks like it is not', () => {
    for (const text of ['\0', 'a\0b', JSON.stringify('\0'), JSON.stringify({ a: ['\\\0'] })]) expect([text, hasNul(text)]).toEqual([text, true]);
    for (const text of ['', 'u0000', JSON.stringify('\\u0000'), JSON.stringify(JSON.stringify('\0')), JSON.stringify('\u0001')])
      expect([text, hasNul(text)]).toEqual([text, false]);
  });

  it('is refused at every door, whichever database keeps the rest', async () => {
    const { run, gm } = await atTable(folder);
    for (const say of [
      { do: 'decree', act: 'set', given: { of: 'Alba', place: 1, reason: 'a\0b' } },
      { do: 'undo', label: '\0' },
    ])
      expect(await gm.say(say)).toMatchObject({ ok: false, code: 'BAD_MESSAGE' });
    const encounter = JSON.stringify({ ...(JSON.parse(YARD) as object), title: 'The\0Yard' });
    expect(await post(run.base, '/api/import', { name: 'x\0.json', text: YARD })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect(await post(run.base, '/api/import', { name: 'x.json', text: encounter })).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(await post(run.base, '/api/session', { secret: `${'x'.repeat(30)}\0` })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    for (const path of [`/api/seats/${gm.seat}/picture/%00`, '/api/fights/%00'])
      expect((await fetch(run.base + path, { headers: { cookie: gm.cookie } })).status).toBe(400);
    // What is no NUL is kept as it was written.
    expect(await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: 1, reason: 'a\\u0000b' } })).toMatchObject({ ok: true });
    expect((await run.store.lines(gm.seat.split('.')[0])).join()).toContain('a\\\\u0000b');
    const made = await post(run.base, '/api/workshop', {});
    const put = (body: string) =>
      fetch(`${run.base}/api/workshop/draft/d1`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin: run.base, cookie: made.cookie },
        body,
      });
    expect((await put(encounter)).status).toBe(400);
    expect((await put(YARD)).status).toBe(200);
  });
});
