import './moderation.css'
import { Button, DropdownMenu, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ContentStanding, Withdrawal } from '#domain/moderation/content-standing.ts'
import type { moderationMachine } from '#domain/moderation/moderation.machine.ts'
import { useOfficeLogic } from '../bundle-logic.ts'
import { ConfirmButton } from '../components/confirm-button.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { moderationCopy as words } from '../copy/moderation-copy.ts'
import { formatMoment } from '../format/moment.ts'
import { useNow } from '../format/use-now.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'
import { useTakeDownDraft } from './use-take-down-draft.ts'

export interface ModerationMenuProps {
  readonly contentId: number
  /** It is offered again. */
  readonly onRestored?: (() => void) | undefined
}

/** 管理 of a content, for who may take it down: 下架 while it is offered, how it was withdrawn and 恢复 afterwards; for who made it, why it was withdrawn. R-moderation-1. */
export const ModerationMenu = ({ contentId, onRestored }: ModerationMenuProps) => {
  const draft = useTakeDownDraft(contentId)
  const moderation = useOpenedActor(useOfficeLogic().openModeration, {
    contentId,
    asksAtOnce: false,
    left: draft.left ?? '',
  })
  const standing = useSelector(moderation, ({ context }) => context.standing)
  const place = useRef<HTMLDivElement>(null)
  // The menu goes as the content does, and 恢复 as it comes back.
  useFocusFallback(standing, place)
  useEffect(() => {
    const { unsubscribe } = moderation.on('moderation.restored', () => onRestored?.())
    return unsubscribe
  })
  if (standing === null) return null
  return (
    <div
      ref={place}
      className="moderation"
      role="group"
      aria-label={words.menuName(standing.name)}
      tabIndex={-1}
    >
      {standing.withdrawal === null ? (
        <OfferedMenu moderation={moderation} standing={standing} />
      ) : (
        <WithdrawalNote
          standing={standing}
          withdrawal={standing.withdrawal}
          onRestore={() => moderation.send({ type: 'moderation.restore' })}
        />
      )}
      <TakeDownDialog moderation={moderation} draft={draft} opener={place} />
    </div>
  )
}

interface OfferedMenuProps {
  readonly moderation: ActorRefFrom<typeof moderationMachine>
  readonly standing: ContentStanding
}

const OfferedMenu = ({ moderation, standing }: OfferedMenuProps) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger>
      <Button variant="soft" color="gray" aria-label={words.menuName(standing.name)}>
        {words.menu}
        <DropdownMenu.TriggerIcon />
      </Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content>
      <DropdownMenu.Item color="red" onSelect={() => moderation.send({ type: 'moderation.ask' })}>
        {words.takeDownItem}
      </DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)

interface WithdrawalNoteProps {
  readonly standing: ContentStanding
  readonly withdrawal: Withdrawal
  readonly onRestore: () => void
}

const WithdrawalNote = ({ standing, withdrawal, onRestore }: WithdrawalNoteProps) => {
  const now = useNow()
  return (
    <div className="moderation__note" role="status">
      <Text as="p" size="2">
        {words.by(withdrawal.userName, formatMoment(withdrawal.at, now))}
      </Text>
      {withdrawal.reason !== '' && (
        <Text as="p" size="2" color="gray">
          {words.because(withdrawal.reason)}
        </Text>
      )}
      {!standing.canRestore && (
        <Text as="p" size="2" color="gray">
          {words.askOthers}
        </Text>
      )}
      {standing.canRestore && (
        <ConfirmButton
          label={words.restore}
          name={words.restoreName(standing.name)}
          question={words.restoreQuestion(standing.name)}
          hint={words.restoreHint}
          onConfirm={onRestore}
          main
        />
      )}
    </div>
  )
}
