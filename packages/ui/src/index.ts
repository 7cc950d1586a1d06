export { Accordion, type AccordionItem } from './accordion/accordion.tsx';
export { Avatar } from './avatar/avatar.tsx';
export { Awning } from './awning/awning.tsx';
export { Badge, type BadgeTone } from './badge/badge.tsx';
export {
  Button,
  buttonProps,
  ButtonLink,
  TextLink,
  textLinkLook,
  type ButtonSize,
  type ButtonVariant,
} from './button/button.tsx';
export { Card, type CardTint } from './card/card.tsx';
export { Checkbox } from './checkbox/checkbox.tsx';
export { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';
export {
  LedgerTable,
  type LedgerColumn,
  type LedgerGroup,
} from './comparison-table/ledger-table.tsx';
export { Mark, type CellValue, type MarkWords } from './comparison-table/mark.tsx';
export { VersusTable } from './comparison-table/versus-table.tsx';
export { Dots } from './dots/dots.tsx';
export { countNearLimit } from './field/count-near-limit.ts';
export { FieldMessage } from './field/field-message.tsx';
export { Field, type ControlProps } from './field/field.tsx';
export { Select, type SelectGroup, type SelectOption } from './field/select.tsx';
export { TextArea } from './field/text-area.tsx';
export { TextInput } from './field/text-input.tsx';
export { TrapField } from './field/trap-field.tsx';
export { FormAlert } from './form-alert/form-alert.tsx';
export { findHashTarget } from './hash-target/find-hash-target.ts';
export * from './icon/icon.tsx';
export { PauseButton } from './pause-button/pause-button.tsx';
export { isPlainPress } from './plain-press/is-plain-press.ts';
export { useIsPrerendered } from './prerendered/use-is-prerendered.ts';
export { ProgressFill, type FillSeconds, type Rotation } from './progress-fill/progress-fill.tsx';
export { ProgressSteps } from './progress-steps/progress-steps.tsx';
export { RadioCards } from './radio-cards/radio-cards.tsx';
export { Slider } from './slider/slider.tsx';
export { SwingTicket } from './swing-ticket/swing-ticket.tsx';
export { type TabOrientation } from './tabs/next-tab.ts';
export { Tabs, type Tab } from './tabs/tabs.tsx';
export { Toggle } from './toggle/toggle.tsx';
