import type { ReactNode, Ref } from 'react'

export interface StageProps {
  readonly name: string
  readonly className?: string
  readonly ref: Ref<HTMLDivElement>
  readonly onScroll?: (stage: HTMLElement) => void
  readonly children: ReactNode
}

/** Where a file is shown; what is larger than its place is scrolled, with the keyboard too. */
export const Stage = ({ name, className = '', ref, onScroll, children }: StageProps) => (
  <div
    className={`preview-stage ${className}`}
    role="region"
    aria-label={name}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled with the keyboard too
    tabIndex={0}
    ref={ref}
    onScroll={({ currentTarget }) => onScroll?.(currentTarget)}
  >
    {children}
  </div>
)
