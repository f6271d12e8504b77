import { Button } from '@radix-ui/themes'
import { copy } from '../copy/copy.ts'

/** In the place of a part of the frame whose code did not come. */
export const ReloadButton = () => (
  <Button variant="soft" onClick={() => location.reload()}>
    {copy.pages.reload}
  </Button>
)
