import { Flex, Text } from '@radix-ui/themes'
import { copy } from '../copy/copy.ts'
import { ReloadButton } from './reload-button.tsx'

/** In the place of a part whose code did not come: says so and why, and offers to open it anew. */
export const PartMissing = () => (
  <Flex role="status" gap="3" align="center" wrap="wrap">
    <Text as="p" size="2">
      {copy.pages.partMissing}
    </Text>
    <ReloadButton />
  </Flex>
)
