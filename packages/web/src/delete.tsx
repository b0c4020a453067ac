import { useState } from 'react';
import { Confirmed } from './confirmed.tsx';
import { host } from './host/server.ts';
import { forgetTable } from './keep.ts';
import { text } from './language.ts';
import { deleteTable } from './net.ts';

/** Deletes the table of a seat after confirmation. */
export function DeleteTable({ seat }: { readonly seat: string }): React.ReactNode {
  const [failed, setFailed] = useState('');
  const act = async (): Promise<void> => {
    try {
      await deleteTable(seat);
      forgetTable(seat);
      window.location.assign(host.address('/'));
    } catch (thrown) {
      setFailed((thrown as Error).message);
    }
  };
  return (
    <p>
      <Confirmed title={text('delete-table')} question={text('delete-question')} yes={text('delete-yes')} act={() => void act()} />{' '}
      {failed !== '' && <span role="alert">{failed}</span>}
    </p>
  );
}
