import { Component, type ReactNode, Suspense } from 'react'
import { isMissingCode } from '../routing/missing-code.ts'

interface PartBoundaryProps {
  /** While the code of the part is on its way. */
  readonly waiting?: ReactNode
  /** In place of a part whose code could not be had: it says so, or does without. */
  readonly missing: ReactNode
  /** The page cannot work without the part: a missing part reloads the page, as missing page code does. */
  readonly opensAnew?: boolean
  readonly children: ReactNode
}

/** A part of the frame that is fetched when it is wanted: where its code cannot be had the frame stays. A bug goes on to the page's boundary. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError = (error: unknown) => ({
    error: error instanceof Error ? error : new Error(String(error)),
  })

  override render(): ReactNode {
    const { error } = this.state
    if (error !== null && !isMissingCode(error)) throw error
    if (error !== null) return this.props.missing
    return <Suspense fallback={this.props.waiting ?? null}>{this.props.children}</Suspense>
  }
}

/** Whether the page is opened anew for code that this boundary missed: a part that says so itself makes nobody leave the page. */
export const opensAnew = (boundary: unknown): boolean =>
  !(boundary instanceof PartBoundary) || boundary.props.opensAnew === true
