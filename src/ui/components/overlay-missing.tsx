import './overlay-missing.css'
import { Button, Text } from '@radix-ui/themes'
import { useEffect, useEffectEvent, useState } from 'react'
import { copy } from '../copy/copy.ts'

interface OverlayMissingProps {
  readonly message?: string
  /** What the other button says: the page is to stay as it is. */
  readonly other?: string
  readonly onOther?: () => void
}

const nothing = (): void => undefined
/** Leaves what is told now. */
let leaveTold = nothing

/**
 * Shown in place of a dialog or menu whose code failed to load, independent of scrolling. The focus returns to the pressed element. Only one is
 * shown at a time: the next replaces it.
 */
export const OverlayMissing = ({
  message = copy.pages.partMissing,
  other = copy.pages.stay,
  onOther,
}: OverlayMissingProps) => {
  const [left, setLeft] = useState(false)
  // Who stays goes on where they were.
  const [pressed] = useState(() => document.activeElement)
  const leave = () => {
    setLeft(true)
    onOther?.()
  }
  const leaveForNext = useEffectEvent(leave)
  useEffect(() => {
    // Its other button does more than to leave it.
    if (other !== copy.pages.stay) return
    leaveTold()
    const mine = () => leaveForNext()
    leaveTold = mine
    return () => {
      if (leaveTold === mine) leaveTold = nothing
    }
  }, [other])
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
          leave()
          if (pressed instanceof HTMLElement) pressed.focus()
        }}
      >
        {other}
      </Button>
    </div>
  )
}
