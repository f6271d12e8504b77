import './progress-line.css'

export interface ProgressLineProps {
  readonly label: string
  /** 0–1. */
  readonly share: number
  /** It does not go on at the moment. */
  readonly isHeld: boolean
}

/** How far something is, as a line. */
export const ProgressLine = ({ label, share, isHeld }: ProgressLineProps) => (
  <div
    className="progress-line"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.floor(share * 100)}
    data-held={isHeld}
  >
    <span style={{ transform: `scaleX(${share})` }} />
  </div>
)
