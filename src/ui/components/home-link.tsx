import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { copy } from '../copy/copy.ts'
import { homeAddress } from '../routing/addresses.ts'

/** The way on from a page that cannot show what was asked for. */
export const HomeLink = () => (
  <Button asChild variant="soft">
    <Link to={homeAddress}>{copy.pages.backHome}</Link>
  </Button>
)
