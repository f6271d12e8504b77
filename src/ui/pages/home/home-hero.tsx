import './home-page.css'
import { Heading, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { copy } from '../../copy/copy.ts'

/** What home asks, and below it the search box. */
export const HomeHero = ({ children }: { children?: ReactNode }) => (
  <div className="home-hero">
    <Heading as="h1" size="8" className="home-hero__question">
      {copy.home.question}
    </Heading>
    <Text as="p" size="3" color="gray" className="home-hero__tagline">
      {copy.home.promise}
    </Text>
    {children && <div className="home-hero__search">{children}</div>}
  </div>
)
