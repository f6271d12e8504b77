import type { Configuration } from '#domain/kernel/configuration.ts'

export const aConfiguration = (change: Partial<Configuration> = {}): Configuration => ({
  apiHost: '',
  productName: '知源课堂',
  schoolCloudName: '知源云校',
  filingNumber: '沪ICP备2021000000号-1',
  filingUrl: 'https://beian.miit.gov.cn/',
  copyrightHolder: '知源课堂',
  nationalPlatform: { name: '国家中小学智慧教育平台', url: 'https://www.smartedu.cn' },
  regionalPlatform: { name: '上海智慧教育平台', url: 'https://www.shec.edu.cn' },
  paperUrl: null,
  electronicPaperUrl: null,
  player: { version: '2.21.0', scriptUrls: [], styleUrl: '' },
  mediaHosts: [],
  upload: { maxFileSize: 500 * 1024 * 1024, maxPictureSize: 5 * 1024 * 1024 },
  agreementUrl: '/agreement',
  ...change,
})
