import { useState } from 'react';
import { Confirmed } from './confirmed.tsx';
import { forgetTable } from './keep.ts';
import { deleteTable } from './net.ts';

/** Deletes the table of a seat, after a question. */
export function DeleteTable({ seat }: { readonly seat: string }): React.ReactNode {
  const [failed, setFailed] = useState('');
  const act = async (): Promise<void> => {
    try {
      await deleteTable(seat);
      forgetTable(seat);
      window.location.assign('/');
    } catch (thrown) {
      setFailed((thrown as Error).message);
    }
  };
  return (
    <p>
      <Confirmed
        title="Delete the table"
        question="The fight, its log and all seats will be gone, and nobody can bring them back. Delete it?"
        yes="Yes, delete it"
        act={() => void act()}
      />{' '}
      {failed !== '' && <span role="alert">{failed}</span>}
    </p>
  );
}
