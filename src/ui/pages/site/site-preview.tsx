import { Text } from '@radix-ui/themes'
import { type SiteNames, shownNames } from '#domain/frame/site-settings.ts'
import { siteCopy as words } from '../../copy/site-copy.ts'
import { LogoMark } from '../../navigation/logo-mark.tsx'

interface SitePreviewProps {
  readonly names: SiteNames
  readonly fileNames: SiteNames
}

/** What the page will show of what is typed, and of the file where nothing is. */
export const SitePreview = ({ names, fileNames }: SitePreviewProps) => {
  const shown = shownNames(names, fileNames)
  const links = [shown.nationalName, shown.regionalName].filter((name) => name !== '')
  return (
    <div role="group" aria-label={words.preview}>
      <Text as="p" size="2" weight="medium" mb="2">
        {words.preview}
      </Text>
      <dl className="site-preview">
        <dt>{words.previewTop}</dt>
        <dd className="site-preview__logo">
          <LogoMark /> {shown.productName}
        </dd>
        <dt>{words.previewCloud}</dt>
        <dd>{shown.schoolCloudName}</dd>
        <dt>{words.previewLinks}</dt>
        <dd>{links.join('　')}</dd>
        <dt>{words.previewFooter}</dt>
        <dd>
          {words.footer(shown.copyrightHolder)}　{shown.filingNumber}
        </dd>
      </dl>
    </div>
  )
}
