import './reconnect-banner.css'
import { Button } from '@radix-ui/themes'
import { Icon } from '../components/icon.tsx'
import { liveCopy } from '../copy/live-copy.ts'
import { useServerNow } from './use-server-now.ts'

export interface ReconnectBannerProps {
  /** By this device's clock. */
  readonly nextTryAt: number
  readonly onReconnect: () => void
}

/** The connection is lost: when the next attempt is, and a button for trying now. */
export const ReconnectBanner = ({ nextTryAt, onReconnect }: ReconnectBannerProps) => {
  const seconds = Math.ceil((nextTryAt - useServerNow(0)) / 1000)
  return (
    <div className="reconnect-banner">
      <Icon name="warning" />
      {/* Said once, not every second. */}
      <span className="visually-hidden" role="status">
        {liveCopy.reconnecting}
      </span>
      <span aria-hidden="true">{seconds > 0 ? liveCopy.disconnected(seconds) : liveCopy.reconnecting}</span>
      <Button size="1" variant="surface" color="gray" onClick={onReconnect}>
        {liveCopy.reconnect}
      </Button>
    </div>
  )
}
