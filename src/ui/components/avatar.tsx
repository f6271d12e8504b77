import './avatar.css'
import { useState } from 'react'
import { initialOf } from '../format/initial.ts'

export interface AvatarProps {
  readonly name: string
  readonly avatarUrl: string
  readonly size?: 'small' | 'medium' | 'large'
}

/** A person's picture, or the character that stands for the name where there is none; the name itself stands beside it. */
export const Avatar = ({ name, avatarUrl, size = 'medium' }: AvatarProps) => {
  const [broken, setBroken] = useState(false)
  return (
    <span className="avatar" data-size={size} aria-hidden="true">
      {avatarUrl === '' || broken ? (
        initialOf(name)
      ) : (
        <img src={avatarUrl} alt="" onError={() => setBroken(true)} />
      )}
    </span>
  )
}
