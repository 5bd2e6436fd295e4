import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Accordion as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

export const Accordion = Primitive.Root;

interface AccordionItemProps {
  value: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

export function AccordionItem({ value, title, className, children }: AccordionItemProps) {
  return (
    <Primitive.Item value={value} className={classNames('border-b border-line', className)}>
      <Primitive.Header>
        <Primitive.Trigger className="group flex w-full items-center justify-between gap-4 py-4 text-left font-medium hover:text-accent">
          {title}
          <ChevronDown aria-hidden className="size-4 shrink-0 text-subtle transition-transform group-data-[state=open]:rotate-180" />
        </Primitive.Trigger>
      </Primitive.Header>
      <Primitive.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
        <div className="pb-4 text-muted">{children}</div>
      </Primitive.Content>
    </Primitive.Item>
  );
}
