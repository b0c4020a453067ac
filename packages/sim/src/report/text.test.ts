import { expect, it } from 'vitest';
import { reportText } from './text.ts';

it('a report is aligned by itself', () => {
  const rows = [
    ['Ann', '57 %', 'a'],
    ['Bartholomew', '3 %', ''],
  ];
  const report = { title: 'Duel', notes: ['2 fights'], sections: [{ title: 'Wins', notes: [], chart: null, head: ['side', 'share', 'mark'], rows }] };
  expect(reportText(report)).toEqual(['Duel', '2 fights', '', 'WINS', 'side         share  mark', 'Ann          57 %   a', 'Bartholomew  3 %']);
});
