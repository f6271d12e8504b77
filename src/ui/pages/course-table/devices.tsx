import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import type { Device, DeviceChoice } from '#domain/session/device.ts'
import { useAccountLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { Icon } from '../../components/icon.tsx'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { DeviceRemovalDialog } from './device-removal-dialog.tsx'
import { LearningSkeleton } from './learning-skeleton.tsx'

/** Where the user is signed in; any other device, or every other one, can be signed out from here. R-session-20. */
export const Devices = () => {
  const actor = useActorRef(useAccountLogic().devices)
  const devices = useSelector(actor, ({ context }) => context.devices)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const removed = useSelector(actor, ({ context }) => context.removed)
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const { account } = courseTableCopy
  const opener = useRef<HTMLElement | null>(null)
  const choose = (choice: DeviceChoice, button: HTMLElement) => {
    opener.current = button
    actor.send({ type: 'devices.choose', choice })
  }
  const list = useRef<HTMLDivElement>(null)
  // What was pressed goes with its device.
  useFocusFallback(devices, list)
  return (
    <Section title={account.devices}>
      {loading && <LearningSkeleton rows={1} />}
      {failed && (
        <ErrorState
          message={account.devicesFailed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'devices.retry' })}
        />
      )}
      {!loading && !failed && (
        <div ref={list} tabIndex={-1} role="group" aria-label={account.devices}>
          <Text as="p" role="status" size="2" color="gray">
            {removed !== null && account.removed[removed]}
          </Text>
          <ul className="account__rows" aria-busy={busy}>
            {devices.map((device) => (
              <li key={device.id}>
                <DeviceRow device={device} onRemove={(button) => choose({ kind: 'one', device }, button)} />
              </li>
            ))}
          </ul>
          {devices.filter(({ current }) => !current).length > 1 && (
            <Button
              variant="soft"
              color="gray"
              aria-haspopup="dialog"
              data-opens="device/others"
              onClick={({ currentTarget }) => choose({ kind: 'others' }, currentTarget)}
            >
              {account.removeOthers.label}
            </Button>
          )}
          <DeviceRemovalDialog actor={actor} opener={opener} list={list} />
        </div>
      )}
    </Section>
  )
}

interface DeviceRowProps {
  readonly device: Device
  /** `button`: what was pressed. */
  readonly onRemove: (button: HTMLElement) => void
}

const DeviceRow = ({ device, onRemove }: DeviceRowProps) => {
  const now = useNow()
  const times = useId()
  const { account } = courseTableCopy
  const name = device.name || account.unknownDevice
  const signedIn = formatMoment(device.signedInAt, now)
  const seen = formatMoment(device.seenAt, now)
  return (
    <div className="account__row">
      <Icon name="desktop" size={20} />
      <div>
        <Text as="p" size="3" weight="medium">
          {name}
        </Text>
        <Text as="p" size="1" color="gray" id={times}>
          {[signedIn && account.signedInAt(signedIn), seen && account.seenAt(seen)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {device.unproven && <Badge color="gray">{account.unprovenDevice}</Badge>}
      {device.current ? (
        <Badge color="indigo">{account.currentDevice}</Badge>
      ) : (
        <Button
          variant="soft"
          color="gray"
          aria-label={account.removeDevice.name(name)}
          // Of two browsers of one kind only the times tell which it is.
          aria-describedby={times}
          aria-haspopup="dialog"
          data-opens={`device/${device.id}`}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          {account.removeDevice.label}
        </Button>
      )}
    </div>
  )
}
