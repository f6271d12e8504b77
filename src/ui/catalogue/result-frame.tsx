import './result-frame.css'
import type { ReactNode } from 'react'

export interface ResultFrameProps {
  readonly name: string
  /** Nothing has come yet, or something newer is on its way. */
  readonly busy: boolean
  /** Something newer is on its way; said so. */
  readonly refetching: string | null
  readonly children: ReactNode
}

/** Where the results of a list stand: what is shown stays, without its colours, until there is something newer: on a slow line it is read meanwhile. */
export const ResultFrame = ({ name, busy, refetching, children }: ResultFrameProps) => (
  <section className="result-frame" aria-label={name} aria-busy={busy || refetching !== null}>
    {refetching !== null && <div className="result-frame__bar" role="progressbar" aria-label={refetching} />}
    {children}
  </section>
)

/** The results themselves, which lose their colours while they are being asked for anew. */
export const ResultItems = ({ stale, children }: { stale: boolean; children: ReactNode }) => (
  <div className="result-frame__items" data-stale={stale}>
    {children}
  </div>
)
