import './stars.css'
import { useId } from 'react'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { commentCopy } from '../copy/comment-copy.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** How many stars there are; a part of one is filled as far as it goes. */
export const Stars = ({ score, name }: { score: number; name: string }) => (
  <span role="img" aria-label={name} className="stars">
    {STARS.map((star) => (
      <Star key={star} filled={Math.max(0, Math.min(1, score - star + 1))} />
    ))}
  </span>
)

const Star = ({ filled }: { filled: number }) => (
  <span className="stars__star">
    <ExtendedIcon name="star" size={18} />
    {filled > 0 && (
      <span className="stars__filled" style={{ width: `${filled * 100}%` }}>
        <ExtendedIcon name="star" size={18} />
      </span>
    )}
  </span>
)

export interface StarInputProps {
  /** 0 for none. */
  readonly score: number
  readonly disabled: boolean
  readonly onChange: (score: number) => void
}

/** One to five stars, or none. */
export const StarInput = ({ score, disabled, onChange }: StarInputProps) => {
  const group = useId()
  return (
    <fieldset className="star-input" disabled={disabled}>
      <legend className="star-input__legend">{commentCopy.score}</legend>
      {STARS.map((star) => (
        <label key={star} className="star-input__star" data-filled={star <= score}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            value={star}
            aria-label={commentCopy.stars(star)}
            checked={star === score}
            onChange={() => onChange(star)}
          />
          <ExtendedIcon name="star" size={22} />
        </label>
      ))}
      {score > 0 && (
        <button type="button" className="star-input__clear" onClick={() => onChange(0)}>
          {commentCopy.clearScore}
        </button>
      )}
    </fieldset>
  )
}
