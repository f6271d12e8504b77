import './progress-ring.css'
import { Icon } from './icon.tsx'

const SIZE = 20
const RADIUS = 8
const ROUND = 2 * Math.PI * RADIUS

export interface ProgressRingProps {
  /** 0–100. */
  readonly percent: number
  readonly full: boolean
  /** What it says, in words. */
  readonly label: string
}

/** How far something got; a tick once it is done. */
export const ProgressRing = ({ percent, full, label }: ProgressRingProps) =>
  full ? (
    <span className="progress-ring" data-full="true" role="img" aria-label={label}>
      <Icon name="check" size={SIZE} />
    </span>
  ) : (
    <svg
      className="progress-ring"
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={label}
    >
      <circle className="progress-ring__ground" cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
      {percent > 0 && (
        <circle
          className="progress-ring__done"
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
        />
      )}
    </svg>
  )
