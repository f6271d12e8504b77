import './toasts.css'
import { useSelector } from '@xstate/react'
import { createPortal } from 'react-dom'
import type { Toast, Tone } from '#domain/notification/notification.machine.ts'
import { useActors, useConnection } from '../actors-context.tsx'
import { TOASTS_ID } from '../components/element-ids.ts'
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
export const Toasts = () => {
  const { notifications } = useActors()
  const toasts = useSelector(notifications, ({ context }) => context.toasts)
  const appearance = useResolvedAppearance()
  const connection = useConnection()
  return createPortal(
    <section
      id={TOASTS_ID}
      className={`toasts radix-themes ${appearance}`}
      {...themeAttributes(false)}
      aria-label={copy.toasts.region}
      aria-live="off"
      onPointerEnter={() => notifications.send({ type: 'notification.hold' })}
      onPointerLeave={() => notifications.send({ type: 'notification.release' })}
      onFocus={() => notifications.send({ type: 'notification.hold' })}
      onBlur={() => notifications.send({ type: 'notification.release' })}
    >
      {connection && <connection.Bar {...connection} />}
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onAct={() => notifications.send({ type: 'notification.act', id: toast.id })}
          onClose={() => notifications.send({ type: 'notification.dismiss', id: toast.id })}
        />
      ))}
    </section>,
    document.body,
  )
}

interface ToastCardProps {
  readonly toast: Toast
  readonly onAct: () => void
  readonly onClose: () => void
}

const ToastCard = ({ toast, onAct, onClose }: ToastCardProps) => (
  <div className="toast" data-tone={toast.tone}>
    <span className="toast__icon">
      <Icon name={ICONS[toast.tone]} size={20} />
    </span>
    <div className="toast__words" role={roleOf(toast.tone)}>
      {toast.title !== '' && <strong>{toast.title}</strong>}
      <span>{toast.message}</span>
    </div>
    {toast.action !== undefined && (
      <button type="button" className="toast__action" onClick={onAct}>
        {toast.action}
      </button>
    )}
    <button type="button" className="toast__close" aria-label={copy.toasts.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  </div>
)
