import './state.css'
import { Text } from '@radix-ui/themes'
import { placeCopy } from '../copy/place-copy.ts'
import { HomeLink } from './home-link.tsx'
import { SubjectGlyph } from './subject-glyph.tsx'

/** Says honestly that a page does not work yet. The work that brings the page removes it. */
export const UnderConstruction = () => (
  <div className="state">
    <span className="state__glyph">
      <SubjectGlyph name="triangle" size={40} />
    </span>
    <Text as="p" size="3">
      {placeCopy.underConstruction}
    </Text>
    <HomeLink />
  </div>
)
