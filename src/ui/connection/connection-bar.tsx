import { useSelector } from '@xstate/react'
import type { ConnectionActor } from '#application/connection/connection.provide.ts'
import { selectTelling } from '#application/connection/connection.selectors.ts'
import { Icon } from '../components/icon.tsx'
import { connectionCopy } from '../copy/connection-copy.ts'

interface Props {
  readonly actor: ConnectionActor
}

/** What is wrong with the connection, among the notices: it stays for as long as it is so. R-connection-1, R-connection-2. */
export const ConnectionBar = ({ actor }: Props) => {
  const telling = useSelector(actor, selectTelling)
  const waits = telling === 'slow' || telling === 'away'
  // There before it says anything, so that readers hear what it comes to say.
  return (
    <div role="status" className={telling === null ? undefined : 'notice'} data-tone="warning">
      {telling !== null && (
        <>
          <span className="notice__icon">
            <Icon name="warning" size={20} />
          </span>
          <span className="notice__words">{connectionCopy[telling]}</span>
        </>
      )}
      {telling === 'slow' && (
        <button
          type="button"
          className="notice__action"
          onClick={() => actor.send({ type: 'connection.wait' })}
        >
          {connectionCopy.wait}
        </button>
      )}
      {waits && (
        <button
          type="button"
          className="notice__action"
          onClick={() => actor.send({ type: 'connection.stop' })}
        >
          {connectionCopy.stop}
        </button>
      )}
    </div>
  )
}
