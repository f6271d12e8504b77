import './reserve-button.css'
import { useSelector } from '@xstate/react'
import type { SignedInActors } from '#application/app-actors.ts'
import { selectReservation } from '#application/live/reservations.selectors.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { ReservationStanding } from '#domain/live/reservation.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'
import { reserveButtonCopy as copy } from '../copy/reserve-button-copy.ts'

interface ReserveButtonProps {
  readonly content: ContentCard
}

/** 预约 on the card of an announced live lesson, and 已预约, which takes it back. Until the code behind it is there it shows what the card says. */
export const ReserveButton = ({ content }: ReserveButtonProps) => {
  const inside = useSignedInPartsIfLoaded()
  return inside === null ? (
    <Face name={content.name} standing={content.reserved ? 'reserved' : 'free'} />
  ) : (
    <Working content={content} reservations={inside.actors.reservations} />
  )
}

const NEXT = {
  free: 'reserve',
  reserveFailed: 'reserve',
  reserved: 'cancelReservation',
  cancelFailed: 'cancelReservation',
  reserving: null,
  cancelling: null,
  refused: null,
} as const satisfies Record<ReservationStanding, string | null>

interface WorkingProps extends ReserveButtonProps {
  readonly reservations: SignedInActors['reservations']
}

const Working = ({ content, reservations }: WorkingProps) => {
  const standing = useSelector(reservations, selectReservation(content))
  const kind = NEXT[standing]
  const { id, type, name, startTime } = content
  return (
    <Face
      name={name}
      standing={standing}
      onPress={
        kind === null
          ? null
          : () =>
              reservations.send({
                type: 'reservations.ask',
                task: { kind, lesson: { id, type, name, startTime } },
              })
      }
    />
  )
}

interface FaceProps {
  readonly name: string
  readonly standing: ReservationStanding
  /** Without it nothing can be done yet; null: not now. */
  readonly onPress?: (() => void) | null
}

/** One button that changes with how it stands, so that the focus stays on it. */
const Face = ({ name, standing, onPress }: FaceProps) => (
  <button
    type="button"
    className="reserve-button"
    data-standing={standing}
    title={copy.hints[standing]}
    aria-label={copy.named(copy.words[standing], name)}
    disabled={onPress === undefined}
    aria-disabled={onPress === null}
    onClick={onPress ?? undefined}
  >
    {copy.words[standing]}
  </button>
)
