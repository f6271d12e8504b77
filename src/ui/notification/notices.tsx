import './notices.css'
import { useSelector } from '@xstate/react'
import { createPortal } from 'react-dom'
import type { Notice, Tone } from '#domain/notification/notification.machine.ts'
import { useActors, useConnection } from '../actors-context.tsx'
import { NOTICES_ID } from '../components/element-ids.ts'
import { Icon, type IconName } from '../components/icon.tsx'
import { copy } from '../copy/copy.ts'
import { themeAttributes } from '../theme/theme-attributes.ts'
import { useResolvedAppearance } from '../theme/use-resolved-appearance.ts'

const ICONS: Readonly<Record<Tone, IconName>> = {
  success: 'check',
  information: 'information',
  warning: 'warning',
  error: 'fault',
}

const roleOf = (tone: Tone): 'alert' | 'status' =>
  tone === 'warning' || tone === 'error' ? 'alert' : 'status'

/**
 * The toasts. Rendered beside the app and not in it, so that they lie above dialogs; a dialog hides
 * everything else from readers but leaves what has `aria-live` alone.
 */
export const Notices = () => {
  const { notifications } = useActors()
  const notices = useSelector(notifications, ({ context }) => context.notices)
  const appearance = useResolvedAppearance()
  const connection = useConnection()
  return createPortal(
    <section
      id={NOTICES_ID}
      className={`notices radix-themes ${appearance}`}
      {...themeAttributes(false)}
      aria-label={copy.notices.region}
      aria-live="off"
      onPointerEnter={() => notifications.send({ type: 'notification.hold' })}
      onPointerLeave={() => notifications.send({ type: 'notification.release' })}
      onFocus={() => notifications.send({ type: 'notification.hold' })}
      onBlur={() => notifications.send({ type: 'notification.release' })}
    >
      {connection && <connection.Bar {...connection} />}
      {notices.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          onAct={() => notifications.send({ type: 'notification.act', id: notice.id })}
          onClose={() => notifications.send({ type: 'notification.dismiss', id: notice.id })}
        />
      ))}
    </section>,
    document.body,
  )
}

interface NoticeCardProps {
  readonly notice: Notice
  readonly onAct: () => void
  readonly onClose: () => void
}

const NoticeCard = ({ notice, onAct, onClose }: NoticeCardProps) => (
  <div className="notice" data-tone={notice.tone}>
    <span className="notice__icon">
      <Icon name={ICONS[notice.tone]} size={20} />
    </span>
    <div className="notice__words" role={roleOf(notice.tone)}>
      {notice.title !== '' && <strong>{notice.title}</strong>}
      <span>{notice.message}</span>
    </div>
    {notice.action !== undefined && (
      <button type="button" className="notice__action" onClick={onAct}>
        {notice.action}
      </button>
    )}
    <button type="button" className="notice__close" aria-label={copy.notices.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  </div>
)
