declare module 'virtual:brand.css';
declare module 'virtual:brand-icon' {
  /** The address of the icon in the browser's tab. */
  export const BRAND_ICON: string;
}
