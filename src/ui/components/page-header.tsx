import './page-header.css'
import { Heading, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { usePageTitle } from '../routing/use-page-title.ts'

export interface PageHeaderProps {
  readonly title: string
  /** The title of the route, independent of its content. */
  readonly route?: string | undefined
  /** Beside the title: whose page it is. */
  readonly children?: ReactNode
}

/** The page's one heading, which also names the document. */
export const PageHeader = ({ title, route, children }: PageHeaderProps) => {
  usePageTitle(title, route)
  return (
    <div className="page-header">
      <Heading as="h1" size="7">
        {title}
      </Heading>
      {children && (
        <Text size="3" color="gray">
          {children}
        </Text>
      )}
    </div>
  )
}
