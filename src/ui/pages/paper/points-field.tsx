import { isScore, MAX_SCORE } from '#domain/paper/paper.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { NumberOnBlurField } from './number-on-blur-field.tsx'

export interface PointsFieldProps {
  readonly name: string
  /** Null where several questions have different ones. */
  readonly score: number | null
  /** The most points that can be given. */
  readonly most?: number
  readonly onSettle: (score: number) => void
}

/** Points of a question, of each in a section, or given to an answer. */
export const PointsField = ({ name, score, most = MAX_SCORE, onSettle }: PointsFieldProps) => (
  <NumberOnBlurField
    className="composer__points"
    aria-label={name}
    value={score}
    isAllowed={(points) => isScore(points, most)}
    fault={composerCopy.faults.points(most)}
    onCommit={onSettle}
  />
)
