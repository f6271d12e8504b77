import './progress-line.css'

export interface ProgressLineProps {
  readonly label: string
  /** 0–1; null while nobody knows. */
  readonly share: number | null
  /** It does not go on at the moment. */
  readonly isHeld?: boolean
}

/** How far something is, as a line. */
export const ProgressLine = ({ label, share, isHeld = false }: ProgressLineProps) => (
  <div
    className="progress-line"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={share === null ? undefined : Math.floor(share * 100)}
    data-held={isHeld}
    data-unknown={share === null}
  >
    <span style={share === null ? undefined : { transform: `scaleX(${share})` }} />
  </div>
)
