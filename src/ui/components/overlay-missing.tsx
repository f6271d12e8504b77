import './overlay-missing.css'
import { Button, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { copy } from '../copy/copy.ts'

interface OverlayMissingProps {
  readonly message?: string
  /** What the other button says: the page is to stay as it is. */
  readonly other?: string
  readonly onOther?: () => void
}

/**
 * In the place of what stands above the page and whose code did not come: where the eye is, whatever is scrolled. What was pressed has
 * the focus again.
 */
export const OverlayMissing = ({
  message = copy.pages.partMissing,
  other = copy.pages.stay,
  onOther,
}: OverlayMissingProps) => {
  const [left, setLeft] = useState(false)
  // Who stays goes on where they were.
  const [pressed] = useState(() => document.activeElement)
  if (left) return null
  return (
    <div role="alert" className="overlay-missing">
      <Text as="p" size="2">
        {message}
      </Text>
      <Button onClick={() => location.reload()}>{copy.pages.reload}</Button>
      <Button
        variant="soft"
        onClick={() => {
          setLeft(true)
          onOther?.()
          if (pressed instanceof HTMLElement) pressed.focus()
        }}
      >
        {other}
      </Button>
    </div>
  )
}
