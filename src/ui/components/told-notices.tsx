import './told-notices.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { createNotices } from '#domain/kernel/notices.machine.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

interface ToldNoticesProps<Notice extends { readonly id: number }> {
  readonly words: Readonly<Record<'title' | 'see', string>>
  readonly actor: ActorRefFrom<ReturnType<typeof createNotices<Notice>>>
  /** What one of them says, in a row of its own. */
  readonly renderRow: (notice: Notice) => ReactNode
}

/** Notices at the top of a page until their reader dismisses them; nothing if there are none. */
export const ToldNotices = <Notice extends { readonly id: number }>({
  words,
  actor,
  renderRow,
}: ToldNoticesProps<Notice>) => {
  const { notices, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const place = useRef<HTMLDivElement>(null)
  useFocusFallback(notices, place)
  return (
    <div className="told-notices__place" ref={place} tabIndex={-1}>
      {notices.length > 0 && (
        <section className="told-notices" aria-label={words.title}>
          <div className="told-notices__head">
            <Text weight="medium">{words.title}</Text>
            <Button
              size="1"
              variant="soft"
              aria-disabled={isBusy}
              onClick={() => actor.send({ type: 'notices.see' })}
            >
              {words.see}
            </Button>
          </div>
          {failure !== null && (
            <Text as="p" size="2" color="red" role="alert">
              {notDoneText('', failure)}
            </Text>
          )}
          <ul>
            {notices.map((notice) => (
              <li key={notice.id}>{renderRow(notice)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
