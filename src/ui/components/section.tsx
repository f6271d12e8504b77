import './section.css'
import { Heading } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'

export interface SectionProps {
  readonly title: string
  /** Beside the heading: tabs, 更多. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page under its own heading. */
export const Section = ({ title, aside, children }: SectionProps) => {
  const heading = useId()
  return (
    <section className="section" aria-labelledby={heading}>
      <div className="section__head">
        <Heading as="h2" id={heading} size="5" className="section__title">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
