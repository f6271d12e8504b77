import './rich-text.css'
import { useLayoutEffect, useRef } from 'react'
import { safeFragment } from './safe-fragment.ts'

/** What somebody wrote, drawn as it was formatted. Whatever the wire said, it is sanitised here once more (R-comment-2). */
export const RichTextView = ({ html }: { html: string }) => {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => host.current?.replaceChildren(safeFragment(html)), [html])
  return <div ref={host} className="rich-text" />
}
