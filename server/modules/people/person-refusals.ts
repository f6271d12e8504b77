import { CODE } from '#contract/envelope.ts'
import { refuse } from '../../http/envelope.ts'

/** Why something is not done about a person. */
export const PERSON_REFUSAL = {
  notAdministrator: refuse(CODE.noRight, '你没有管理人员的权限'),
  foreignSchool: refuse(CODE.noRight, '你不能管理这所学校'),
  missing: refuse(CODE.notFound, '没有找到这个人，可能已不在你管理的学校'),
  changed: refuse(CODE.conflict, '这个人的资料刚刚被别人修改过'),
  noAccountRight: refuse(CODE.noRight, '这个账号还属于其他学校或有平台权限，请由平台管理员修改'),
  noPlatformRight: refuse(CODE.noRight, '只有平台管理员可以设置平台权限'),
  noQuotaRight: refuse(CODE.noRight, '只有平台管理员可以设置资料库空间'),
  ownRight: refuse(CODE.noRight, '不能取消自己的管理权限，请由其他管理员操作'),
  self: refuse(CODE.noRight, '不能停用或重置自己的账号'),
  ownFactor: refuse(CODE.noRight, '自己的动态码请在个人中心关闭或更换'),
  noRole: refuse(CODE.fieldError, '没有这个角色'),
  noSchool: refuse(CODE.fieldError, '没有这所学校'),
  chooseSchool: refuse(CODE.fieldError, '请至少选择一所学校'),
  notMobile: refuse(CODE.fieldError, '账号应为 11 位手机号'),
  there: refuse(CODE.conflict, '这个手机号已有账号，在人员管理里搜索手机号就能找到'),
  taken: refuse(CODE.conflict, '这个手机号已有账号，请由平台管理员把他加入学校'),
} as const
