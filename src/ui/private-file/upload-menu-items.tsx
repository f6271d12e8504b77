import { DropdownMenu } from '@radix-ui/themes'
import type { LateMenuState } from '../components/late-menu.tsx'
import { LateMenuContent } from '../components/late-menu-content.tsx'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'

interface UploadMenuItemsProps extends LateMenuState {
  readonly onFiles: () => void
  readonly onFolder: () => void
}

/** What can be brought in: files, or a folder with all that it holds. */
export const UploadMenuItems = ({ onFiles, onFolder, ...menu }: UploadMenuItemsProps) => (
  <LateMenuContent {...menu}>
    <DropdownMenu.Item onSelect={onFiles}>{copy.uploadFiles}</DropdownMenu.Item>
    <DropdownMenu.Item onSelect={onFolder}>{copy.uploadFolder}</DropdownMenu.Item>
  </LateMenuContent>
)
