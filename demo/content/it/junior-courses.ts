import type { CourseContent, LiveContent } from '../types.ts'

export const itJuniorCourses: readonly CourseContent[] = [
  {
    key: 'it-junior-network',
    title: '互联网是怎样送达数据的：分组、地址与路由',
    place: '信息科技教学指南/七年级/第二单元 直播网络我来建',
    teacher: 'it-cheng',
    summary: '跟着一次校园直播的数据包，认识协议分层、IP地址与域名解析。',
    introduction: [
      '面向七年级学生。课程以“把运动会画面直播到家长手机”为任务，追踪一帧画面被切成数据包、加上地址、逐跳转发直到还原的全过程。',
      '地址与域名一章配有学案，可在机房完成：用命令查看本机IP地址、查询域名。教师只需准备能联网的计算机。',
    ],
    chapters: [
      {
        name: '数据怎样打包',
        sections: [
          { name: '分组交换：为什么要把数据切小', kind: 'video' },
          { name: 'TCP/IP四层与各层的任务', kind: 'video' },
          { name: '分层对应练习', kind: 'questions' },
        ],
      },
      {
        name: '地址与域名',
        sections: [
          { name: 'IP地址与MAC地址各管什么', kind: 'video' },
          { name: '域名解析的查询过程', kind: 'video' },
          { name: '网络命令实验单', kind: 'file' },
        ],
      },
      {
        name: '找路与传输',
        sections: [
          { name: '路由器怎样选路', kind: 'video' },
          { name: 'TCP与UDP：可靠与及时', kind: 'video' },
          { name: '直播网络故障排查题', kind: 'questions' },
        ],
      },
    ],
  },
]

export const itJuniorLives: readonly LiveContent[] = [
  {
    key: 'it-junior-web-page',
    title: '跟着做一个运动会网页',
    place: '信息科技教学指南/七年级/第四单元 校园活动线上展/第17课 制作网页展活动',
    teacher: 'it-jiang',
    summary: '用h1、p、img和a四种标签，写出带图片和链接的页面。',
    introduction: [
      '面向七年级学生，零基础可学。标签告诉浏览器这是什么：h1是标题，p是段落，img放图片，a做链接。例子是一个运动会介绍页。',
      'src写图片的位置，alt写看不到图片时的文字，href写要去的地址。属性加引号，图片和网页放在同一个文件夹，写完用浏览器打开看一看。',
    ],
    sessions: ['标签、图片与链接'],
    minutes: 60,
  },
]
