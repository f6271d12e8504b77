import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { selectTelling, selectUnsaved, selectWaiting } from '#application/connection/connection.selectors.ts'
import type { LoadedConnection } from '../actors-context.tsx'
import { Icon, type IconName } from '../components/icon.tsx'
import { connectionCopy } from '../copy/connection-copy.ts'
import { copy } from '../copy/copy.ts'

/**
 * What is wrong with the connection and with the browser's store, and what is new of the app, among the toasts: it stays for as long as it is
 * so. R-connection-1 to R-connection-4, R-connection-10.
 */
export const ConnectionBar = ({
  actor,
  app,
  workKeeping,
}: Pick<LoadedConnection, 'actor' | 'app' | 'workKeeping'>) => {
  const telling = useSelector(actor, selectTelling)
  const waiting = useSelector(actor, selectWaiting)
  const unsaved = useSelector(actor, selectUnsaved)
  const offered = useSelector(app, (snapshot) => snapshot.hasTag('offered'))
  const changing = useSelector(app, (snapshot) => snapshot.hasTag('busy'))
  const isUnkept = useSelector(workKeeping, (snapshot) => snapshot.hasTag('failing'))
  const wait = <Act words={connectionCopy.wait} onAct={() => actor.send({ type: 'connection.wait' })} />
  const stop = <Act words={connectionCopy.stop} onAct={() => actor.send({ type: 'connection.stop' })} />
  return (
    <>
      <Standing icon="warning" words={telling && wordsOf(telling, waiting, unsaved)}>
        {telling === 'slow' && wait}
        {(telling === 'slow' || telling === 'away') && stop}
        {telling === 'old' && <Act words={copy.pages.reload} onAct={() => location.reload()} />}
      </Standing>
      <Standing icon="warning" words={isUnkept ? connectionCopy.unkept : null} />
      <Standing icon="information" words={renewal(offered, changing)}>
        {offered && (
          <>
            <Act words={connectionCopy.update} onAct={() => app.send({ type: 'app.update' })} />
            <Act words={connectionCopy.later} onAct={() => app.send({ type: 'app.later' })} />
          </>
        )}
      </Standing>
    </>
  )
}

const wordsOf = (
  telling: NonNullable<ReturnType<typeof selectTelling>>,
  waiting: number,
  unsaved: number,
): string => {
  const words = connectionCopy[telling]
  if (telling === 'slow' || telling === 'old') return words
  const sent = waiting > 0 ? connectionCopy.waiting(words, waiting) : words
  return unsaved > 0 ? connectionCopy.unsaved(sent, unsaved) : sent
}

const renewal = (offered: boolean, changing: boolean): string | null => {
  if (changing) return connectionCopy.changing
  return offered ? connectionCopy.renewed : null
}

interface StandingProps {
  readonly icon: Extract<IconName, 'warning' | 'information'>
  /** Null for nothing to say. */
  readonly words: string | null
  readonly children?: ReactNode
}

/** There before it says anything, so that readers hear what it comes to say; the role of a status is for what has been done. */
const Standing = ({ icon, words, children }: StandingProps) => (
  <div
    aria-live="polite"
    aria-atomic="true"
    className={words === null ? undefined : 'toast'}
    data-tone={icon}
  >
    {words !== null && (
      <>
        <span className="toast__icon">
          <Icon name={icon} size={20} />
        </span>
        <span className="toast__words">{words}</span>
        {children}
      </>
    )}
  </div>
)

const Act = ({ words, onAct }: { words: string; onAct: () => void }) => (
  <button type="button" className="toast__action" onClick={onAct}>
    {words}
  </button>
)
