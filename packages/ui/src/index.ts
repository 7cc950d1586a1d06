export { Button, buttonLook, type ButtonSize, type ButtonVariant } from './button/button.tsx';
export { Field, type ControlProps } from './field/field.tsx';
export { Select, type SelectGroup } from './field/select.tsx';
export { TextArea } from './field/text-area.tsx';
export { TextInput } from './field/text-input.tsx';
export { FormAlert } from './form-alert/form-alert.tsx';
