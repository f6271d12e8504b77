import { Button } from '@radix-ui/themes'
import { copy } from '../copy/copy.ts'

interface ReloadButtonProps {
  /** Where nothing beside it says what did not come. */
  readonly label?: string
}

/** In the place of a part whose code did not come; why, and that nothing is lost, is its description. */
export const ReloadButton = ({ label = copy.pages.reload }: ReloadButtonProps) => (
  <Button variant="soft" title={copy.pages.missingHint} onClick={() => location.reload()}>
    {label}
  </Button>
)
