import './agreement-page.css'
import { Heading, Text } from '@radix-ui/themes'
import { PageHeader } from '../../components/page-header.tsx'
import { agreementZhCn } from '../../copy/agreement-zh-cn.ts'
import { copy } from '../../copy/copy.ts'

/** What a user agrees to; a school with an agreement of its own names it in the configuration. */
export const AgreementPage = () => (
  <article className="agreement">
    <PageHeader title={copy.pageTitles.agreement} />
    <Text as="p" size="3">
      {agreementZhCn.opening}
    </Text>
    {agreementZhCn.sections.map(({ title, text }) => (
      <section key={title}>
        <Heading as="h2" size="4" mb="2">
          {title}
        </Heading>
        <Text as="p" size="3">
          {text}
        </Text>
      </section>
    ))}
  </article>
)
