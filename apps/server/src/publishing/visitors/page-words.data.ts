import type { SectionLanguage } from '@candor/domain/cv';

/** What stands around the CV. */
export interface FrameWords {
  textVersion: string;
  pageView: string;
  email: string;
  download: string;
  thisCv: string;
}

/** What a public page says beside the CV, in the language of the CV. `{name}` is the person's. */
interface PageWords extends FrameWords {
  cvOf: string;
  picture: string;
}

export const pageWords: Readonly<Record<SectionLanguage, PageWords>> = {
  en: {
    textVersion: 'Text version',
    pageView: 'Page view',
    email: 'Email',
    download: 'Download PDF',
    thisCv: 'This CV',
    cvOf: 'CV of {name}',
    picture: 'The first page of the CV of {name}',
  },
  de: {
    textVersion: 'Textversion',
    pageView: 'Seitenansicht',
    email: 'E-Mail',
    download: 'PDF herunterladen',
    thisCv: 'Dieser Lebenslauf',
    cvOf: 'Lebenslauf von {name}',
    picture: 'Die erste Seite des Lebenslaufs von {name}',
  },
  fr: {
    textVersion: 'Version texte',
    pageView: 'Vue des pages',
    email: 'E-mail',
    download: 'Télécharger le PDF',
    thisCv: 'Ce CV',
    cvOf: 'CV de {name}',
    picture: 'La première page du CV de {name}',
  },
  es: {
    textVersion: 'Versión de texto',
    pageView: 'Vista de páginas',
    email: 'Correo electrónico',
    download: 'Descargar PDF',
    thisCv: 'Este CV',
    cvOf: 'CV de {name}',
    picture: 'La primera página del CV de {name}',
  },
  pt: {
    textVersion: 'Versão em texto',
    pageView: 'Vista de páginas',
    email: 'E-mail',
    download: 'Transferir PDF',
    thisCv: 'Este CV',
    cvOf: 'CV de {name}',
    picture: 'A primeira página do CV de {name}',
  },
  it: {
    textVersion: 'Versione testuale',
    pageView: 'Vista pagine',
    email: 'E-mail',
    download: 'Scarica il PDF',
    thisCv: 'Questo CV',
    cvOf: 'CV di {name}',
    picture: 'La prima pagina del CV di {name}',
  },
  nl: {
    textVersion: 'Tekstversie',
    pageView: 'Paginaweergave',
    email: 'E-mail',
    download: 'PDF downloaden',
    thisCv: 'Dit cv',
    cvOf: 'Cv van {name}',
    picture: 'De eerste pagina van het cv van {name}',
  },
  pl: {
    textVersion: 'Wersja tekstowa',
    pageView: 'Widok stron',
    email: 'E-mail',
    download: 'Pobierz PDF',
    thisCv: 'To CV',
    cvOf: 'CV: {name}',
    picture: 'Pierwsza strona CV: {name}',
  },
  zh: {
    textVersion: '文本版',
    pageView: '页面视图',
    email: '电子邮件',
    download: '下载 PDF',
    thisCv: '此简历',
    cvOf: '{name}的简历',
    picture: '{name}的简历首页',
  },
  ja: {
    textVersion: 'テキスト版',
    pageView: 'ページ表示',
    email: 'メール',
    download: 'PDFをダウンロード',
    thisCv: 'この履歴書',
    cvOf: '{name}の履歴書',
    picture: '{name}の履歴書の1ページ目',
  },
  ar: {
    textVersion: 'النسخة النصية',
    pageView: 'عرض الصفحات',
    email: 'البريد الإلكتروني',
    download: 'تنزيل PDF',
    thisCv: 'هذه السيرة الذاتية',
    cvOf: 'السيرة الذاتية: {name}',
    picture: 'الصفحة الأولى من السيرة الذاتية: {name}',
  },
};
