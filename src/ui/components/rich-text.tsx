import './rich-text.css'
import { useLayoutEffect, useRef } from 'react'
import { safeFragment } from './safe-fragment.ts'

/** A user's formatted text, sanitised again after the wire (R-comment-2). */
export const RichTextView = ({ html }: { html: string }) => {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => host.current?.replaceChildren(safeFragment(html)), [html])
  return <div ref={host} className="rich-text" />
}
